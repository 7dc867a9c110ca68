import { Contrast, type LucideIcon, Monitor, Moon, Sun } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { setTheme, type Theme, themes, useTheme } from '#preferences/appearance.ts'
import { Disclosure, type MenuPlace } from './Disclosure.tsx'

const icons: Readonly<Record<Theme, LucideIcon>> = {
  system: Monitor,
  light: Sun,
  dark: Moon,
  contrast: Contrast,
}

/** Light, dark, high contrast, or as the device has it. */
export function ThemeMenu({
  up = false,
  side = false,
  name,
  onChoose,
}: MenuPlace & {
  /** Tells two menus of a page apart. */
  name: string
  onChoose?: (theme: Theme) => void
}) {
  const t = useTranslations('nav.theme')
  const theme = useTheme()
  const Icon = icons[theme]
  return (
    <Disclosure label={t('label')} up={up} side={side} button={<Icon aria-hidden size={20} />}>
      <fieldset>
        <legend className="px-3 py-1 text-small text-muted">{t('label')}</legend>
        {themes.map((other) => (
          <label key={other} className="flex min-h-11 items-center gap-3 rounded-control px-3 hover:bg-hover">
            <input
              type="radio"
              name={`theme-${name}`}
              checked={other === theme}
              onChange={() => {
                setTheme(other)
                onChoose?.(other)
              }}
              className="size-4 accent-primary"
            />
            {t(other)}
          </label>
        ))}
      </fieldset>
    </Disclosure>
  )
}
