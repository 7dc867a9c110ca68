import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { announce } from '#ui/announce.ts'
import { Button } from '#ui/Button.tsx'
import type { ButtonSize } from '#ui/button-look.ts'

type CopyButtonProps = {
  /** What is copied. */
  text: string
  /** On the button, such as "Copy address". */
  label: string
  /** What is spoken afterwards, such as "Address copied, ends c0DE". */
  spoken: string
  wide?: boolean
  size?: ButtonSize
}

const copiedForMs = 2000

/** Copies a text and says so in place. */
export function CopyButton({ text, label, spoken, wide = false, size = 'compact' }: CopyButtonProps) {
  const t = useTranslations('parts')
  const [state, setState] = useState<'ready' | 'copied' | 'refused'>('ready')
  useEffect(() => {
    if (state === 'ready') return undefined
    const timer = setTimeout(() => setState('ready'), copiedForMs)
    return () => clearTimeout(timer)
  }, [state])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
      announce(spoken)
    } catch {
      setState('refused')
      announce(t('copyFailed'))
    }
  }
  const Icon = state === 'copied' ? Check : Copy
  const words = { ready: label, copied: t('copied'), refused: t('copyFailed') }[state]
  return (
    <Button
      size={size}
      wide={wide}
      icon={<Icon aria-hidden size={20} className="shrink-0" />}
      onClick={() => void copy()}
    >
      {words}
    </Button>
  )
}
