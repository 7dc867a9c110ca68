/** What asks for proof of the person: one part, loaded with the first question. */
export { stepUpMethods } from './step-up-methods.ts'
export { StepUpDialog } from './StepUpDialog.tsx'
