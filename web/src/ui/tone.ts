import { CircleAlert, CircleCheck, Info, type LucideIcon, ShieldCheck, TriangleAlert } from 'lucide-react'

/** The meaning of a message or tag. An icon and words always accompany the color. */
export type Tone = 'info' | 'gain' | 'loss' | 'risk' | 'practice' | 'neutral'

/** Words on the tone's soft background. */
export const softTone: Readonly<Record<Tone, string>> = {
  info: 'bg-info-soft text-info',
  gain: 'bg-gain-soft text-gain',
  loss: 'bg-loss-soft text-loss',
  risk: 'bg-risk-soft text-risk',
  practice: 'bg-practice-soft text-practice',
  neutral: 'bg-sunken text-muted',
}

export const toneIcon: Readonly<Record<Tone, LucideIcon>> = {
  info: Info,
  gain: CircleCheck,
  loss: CircleAlert,
  risk: TriangleAlert,
  practice: ShieldCheck,
  neutral: Info,
}
