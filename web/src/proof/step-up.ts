/** What asks for proof of the person: one part, loaded with the first question. */
export { ownMeans } from './own-means.ts'
export { StepUpDialog } from './StepUpDialog.tsx'
