import type { PublishStepCode } from '../domain/editor/publication-codes.ts';

/** What a running publication does. */
export interface PublishStep {
  readonly code: PublishStepCode;
  readonly message: string;
}

/** The step after the push. `details` is the address of what is waited for, or what the site has answered. */
export function waitingStep(details: string): PublishStep {
  const message = `It is pushed. Waiting until the site has it, for at most 15 minutes: ${details}`;
  return { code: 'waiting', message };
}
