import { type IdentityReason, identityReasons } from '@evenmoor/contract/identity'
import {
  acceptIdentity,
  identityPoints,
  listStaffIdentityChecks,
  refuseIdentity,
  type StaffIdentityCheck,
} from '@evenmoor/contract/staff-identity'
import { useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import type { FormValues, SentForm } from '#forms/use-sent-form.ts'
import { ServerText } from '#refusals/ServerText.tsx'
import { Banner } from '#ui/Banner.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { RadioCard, RadioGroup } from '#ui/RadioCard.tsx'
import type { ActionFields } from '../actions/action.ts'
import { RowActions } from '../actions/RowActions.tsx'
import { useSimpleAction } from '../actions/use-simple-action.ts'

/** Accept with the list of what was found, or not accept with a reason; or why this member of staff may do neither. */
export function IdentityActions({ check }: { check: StaffIdentityCheck }) {
  const t = useTranslations('staff.identity')
  const plain = useSimpleAction()
  const { id, status, blocked, investor } = check
  const params = { id }
  const accept = plain<StaffIdentityCheck>({
    open: t('accept.open'),
    look: 'primary',
    title: t('accept.title', { email: investor.email }),
    confirm: t('accept.confirm'),
    done: t('accept.done'),
    text: <p>{t('accept.text')}</p>,
    fields: pointsFields(investor.name),
    call: (fields) =>
      call(acceptIdentity, {
        params,
        body: { points: identityPoints.filter((point) => fields[point] !== undefined) },
      }),
  })
  const refuse = plain<StaffIdentityCheck>({
    open: t('refuse.open'),
    look: 'danger',
    title: t('refuse.title', { email: investor.email }),
    confirm: t('refuse.confirm'),
    done: t('refuse.done'),
    text: <p>{t('refuse.text')}</p>,
    fields: reasonFields,
    // Without a choice the server says what is missing.
    call: (fields) => call(refuseIdentity, { params, body: { reason: fields['reason'] as IdentityReason } }),
  })
  return (
    <>
      {status === 'in_review' && blocked !== null && (
        <Banner tone="info">
          <ServerText text={blocked} refusal={check.blocked_refusal} />
        </Banner>
      )}
      <RowActions list={listStaffIdentityChecks} id={id} acts={blocked === null ? [accept, refuse] : []} />
    </>
  )
}

type FieldsProps = { entry: SentForm<FormValues> }

const pointsFields = (name: string): ActionFields => ({
  start: Object.fromEntries(identityPoints.map((point) => [point, false])),
  show: (entry) => <Points entry={entry} name={name} />,
})

function Points({ entry, name }: FieldsProps & { name: string }) {
  const t = useTranslations('staff.identity')
  return (
    <fieldset className="flex flex-col">
      <legend className="mb-1 font-semibold">{t('accept.legend')}</legend>
      {identityPoints.map((point) => (
        <Checkbox key={point} {...entry.field(point)} label={t(`points.${point}`, { name })} />
      ))}
    </fieldset>
  )
}

const reasonFields: ActionFields = { start: { reason: '' }, show: (entry) => <Reasons entry={entry} /> }

function Reasons({ entry }: FieldsProps) {
  const t = useTranslations('staff.identity.refuse')
  const tReasons = useTranslations('identityReasons')
  return (
    <RadioGroup {...entry.group('reason')} legend={t('legend')}>
      {identityReasons.map((reason) => (
        <RadioCard
          key={reason}
          {...entry.choice('reason', reason)}
          title={tReasons(`${reason}.title`)}
          detail={tReasons(`${reason}.text`)}
        />
      ))}
    </RadioGroup>
  )
}
