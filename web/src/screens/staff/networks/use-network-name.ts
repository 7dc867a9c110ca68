import { useTranslations } from 'use-intl'

type Named = { readonly network: string; readonly network_name: string }

/** How a network is called: test networks by their own name, the practice network in the language of the page. */
export function useNetworkName(): (named: Named) => string {
  const t = useTranslations('staff.console.common')
  return ({ network, network_name }) => (network === 'practice' ? t('practiceNetwork') : network_name)
}
