import { locales, nameOfLanguage } from '@evenmoor/contract/locales'
import type { Profile } from '@evenmoor/contract/people'
import { nameFields } from '@evenmoor/contract/person-name'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { problemOf } from '#refusals/problem.ts'
import { themes } from '#preferences/appearance.ts'
import { gainLossColors } from '#preferences/device-preferences.ts'
import { numberStyles } from '#i18n/number-style.ts'
import { useErrorText } from '#forms/use-error-text.ts'
import { useSentForm } from '#forms/use-sent-form.ts'
import { Banner } from '#ui/Banner.tsx'
import { SettingsCard } from '#ui/SettingsCard.tsx'
import { ErrorSummary } from '#ui/ErrorSummary.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { UnsavedChangesGuard } from './UnsavedChangesGuard.tsx'
import { SaveBar } from './SaveBar.tsx'
import { type ProfileForm, useProfileValues } from './use-profile-values.ts'

/** A number style is labeled by an example. */
const examples = {
  comma_point: '1,234.56',
  point_comma: '1.234,56',
  space_comma: '1\u202f234,56',
} as const

/** One form with a bar to save that is there while something is changed. */
export function EditForm({ profile }: { profile: Profile }) {
  const t = useTranslations('profile')
  const tTheme = useTranslations('nav.theme')
  const names = nameFields(useLocale())
  const formId = useId()
  const textOf = useErrorText()
  const { shown, save } = useProfileValues(profile)
  const [isSaved, setSaved] = useState(false)
  const words = { first_name: t('edit.firstName'), last_name: t('edit.lastName') }
  const { form, field, problems, isBusy, refuse, onSubmit } = useSentForm<ProfileForm>({
    start: shown,
    idOf: (name) => `${formId}-${name}`,
    check: (values) =>
      Object.fromEntries(
        names
          .filter((name) => values[name].trim() === '')
          .map((name) => [name, t('edit.needed', { what: words[name] })]),
      ),
    send: async (values) => {
      await save(values)
      form.resetDirty()
      setSaved(true)
    },
    read: (failure) => ({
      [names.find((name) => name in problemOf(failure).fields) ?? 'form']: textOf(failure),
    }),
  })
  const isDirty = form.isDirty()
  // What was changed elsewhere meanwhile, as the theme by its menu; what was changed here stays.
  const follow = useEffectEvent((now: ProfileForm) => {
    const untouched = Object.entries(now).filter(([name]) => !form.isDirty(name))
    form.setInitialValues(now)
    for (const [name, value] of untouched) form.setFieldValue(name, value)
  })
  const newest = JSON.stringify(shown)
  useEffect(() => follow(JSON.parse(newest) as ProfileForm), [newest])
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-6">
      <ErrorSummary problems={problems} />
      {isSaved && !isDirty && (
        <Banner tone="gain" takesFocus>
          {t('edit.saved')}
        </Banner>
      )}
      <SettingsCard title={t('edit.names')}>
        {names.map((name) => (
          <TextField
            key={name}
            {...field(name)}
            label={words[name]}
            autoComplete={name === 'first_name' ? 'given-name' : 'family-name'}
          />
        ))}
      </SettingsCard>
      <SettingsCard title={t('display')}>
        <SelectField
          {...field('locale')}
          label={t('language')}
          options={locales.map((value) => ({ value, label: nameOfLanguage(value) }))}
        />
        <SelectField
          {...field('theme')}
          label={t('theme')}
          options={themes.map((value) => ({ value, label: tTheme(value) }))}
        />
        <SelectField
          {...field('motion')}
          label={t('edit.motion')}
          options={[
            { value: 'system', label: t('edit.motionSystem') },
            { value: 'reduced', label: t('edit.motionReduced') },
          ]}
        />
        <SelectField
          {...field('gain_loss')}
          label={t('edit.gainLoss')}
          options={gainLossColors.map((value) => ({ value, label: t(`edit.colors.${value}`) }))}
        />
        <SelectField
          {...field('number_style')}
          label={t('edit.numbers')}
          options={numberStyles.map((value) => ({
            value,
            label: value === 'language' ? t('edit.numbersLanguage') : examples[value],
          }))}
        />
        <SelectField
          {...field('balances')}
          label={t('edit.balances')}
          options={[
            { value: 'shown', label: t('edit.balancesShown') },
            { value: 'hidden', label: t('edit.balancesHidden') },
          ]}
        />
        <p className="text-small text-muted">{t('edit.balancesNote')}</p>
        <SelectField
          {...field('shortcuts')}
          label={t('edit.shortcuts')}
          options={[
            { value: 'few', label: t('edit.shortcutsFew') },
            { value: 'all', label: t('edit.shortcutsAll') },
            { value: 'none', label: t('edit.shortcutsNone') },
          ]}
        />
      </SettingsCard>
      {isDirty && (
        <SaveBar
          isBusy={isBusy}
          onDiscard={() => {
            setSaved(false)
            refuse({})
            form.reset()
          }}
        />
      )}
      <UnsavedChangesGuard isDirty={isDirty} />
    </form>
  )
}
