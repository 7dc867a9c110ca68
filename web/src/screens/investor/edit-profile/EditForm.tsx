import { locales, nameOfLanguage } from '@evenmoor/contract/locales'
import type { Profile } from '@evenmoor/contract/people'
import { type FormEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { problemOf } from '#refusals/problem.ts'
import { themes } from '#preferences/appearance.ts'
import { gainLossColours } from '#preferences/device-preferences.ts'
import { numberStyles } from '#i18n/number-style.ts'
import { useSingleFlight } from '#forms/use-single-flight.ts'
import { useErrorText } from '#forms/use-error-text.ts'
import { Banner } from '#ui/Banner.tsx'
import { Card } from '#ui/Card.tsx'
import { ErrorSummary, type FormProblem } from '#ui/ErrorSummary.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { UnsavedChangesGuard } from './UnsavedChangesGuard.tsx'
import { SaveBar } from './SaveBar.tsx'
import { useProfileForm } from './use-profile-form.ts'

const names = ['first_name', 'last_name'] as const

/** A number style is labelled by an example. */
const examples = {
  comma_point: '1,234.56',
  point_comma: '1.234,56',
  space_comma: '1\u202f234,56',
} as const

/** One form with a bar to save that is there while something is changed. */
export function EditForm({ profile }: { profile: Profile }) {
  const t = useTranslations('profile')
  const tTheme = useTranslations('nav.theme')
  const formId = useId()
  const idOf = (name: string) => `${formId}-${name}`
  const textOf = useErrorText()
  const { values, isDirty, change, discard, save } = useProfileForm(profile)
  const [problems, setProblems] = useState<readonly FormProblem[]>([])
  const [isSaved, setSaved] = useState(false)
  const [isBusy, attempt] = useSingleFlight()
  const words = { first_name: t('edit.firstName'), last_name: t('edit.lastName') }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const missing = names
      .filter((name) => values[name].trim() === '')
      .map((name) => ({ fieldId: idOf(name), text: t('edit.needed', { what: words[name] }) }))
    setProblems(missing)
    if (missing.length > 0) return
    const refuse = (failure: unknown) => {
      const field = names.find((name) => name in problemOf(failure).fields)
      setProblems([{ fieldId: field ? idOf(field) : null, text: textOf(failure) }])
    }
    void attempt(async () => {
      await save()
      setSaved(true)
    }, refuse)
  }
  const set = (name: keyof typeof values) => (value: string) => {
    setSaved(false)
    change(name, value)
  }
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-6">
      <ErrorSummary problems={problems} />
      {isSaved && !isDirty && (
        <Banner tone="gain" takesFocus>
          {t('edit.saved')}
        </Banner>
      )}
      <Card title={t('edit.names')}>
        {names.map((name) => (
          <TextField
            key={name}
            id={idOf(name)}
            name={name}
            label={words[name]}
            value={values[name]}
            error={problems.find(({ fieldId }) => fieldId === idOf(name))?.text}
            onChange={({ target }) => set(name)(target.value)}
            autoComplete={name === 'first_name' ? 'given-name' : 'family-name'}
          />
        ))}
      </Card>
      <Card title={t('display')}>
        <SelectField
          label={t('language')}
          value={values.locale}
          options={locales.map((value) => ({ value, label: nameOfLanguage(value) }))}
          onChange={set('locale')}
        />
        <SelectField
          label={t('theme')}
          value={values.theme}
          options={themes.map((value) => ({ value, label: tTheme(value) }))}
          onChange={set('theme')}
        />
        <SelectField
          label={t('edit.motion')}
          value={values.motion}
          options={[
            { value: 'system', label: t('edit.motionSystem') },
            { value: 'reduced', label: t('edit.motionReduced') },
          ]}
          onChange={set('motion')}
        />
        <SelectField
          label={t('edit.gainLoss')}
          value={values.gain_loss}
          options={gainLossColours.map((value) => ({ value, label: t(`edit.colours.${value}`) }))}
          onChange={set('gain_loss')}
        />
        <SelectField
          label={t('edit.numbers')}
          value={values.number_style}
          options={numberStyles.map((value) => ({
            value,
            label: value === 'language' ? t('edit.numbersLanguage') : examples[value],
          }))}
          onChange={set('number_style')}
        />
        <SelectField
          label={t('edit.balances')}
          value={values.balances}
          options={[
            { value: 'shown', label: t('edit.balancesShown') },
            { value: 'hidden', label: t('edit.balancesHidden') },
          ]}
          onChange={set('balances')}
        />
        <p className="text-small text-muted">{t('edit.balancesNote')}</p>
        <SelectField
          label={t('edit.shortcuts')}
          value={values.shortcuts}
          options={[
            { value: 'few', label: t('edit.shortcutsFew') },
            { value: 'all', label: t('edit.shortcutsAll') },
            { value: 'none', label: t('edit.shortcutsNone') },
          ]}
          onChange={set('shortcuts')}
        />
      </Card>
      {isDirty && (
        <SaveBar
          isBusy={isBusy}
          onDiscard={() => {
            setProblems([])
            discard()
          }}
        />
      )}
      <UnsavedChangesGuard isDirty={isDirty} />
    </form>
  )
}
