import { dropDraft, keepDraft, readDraft } from './draft.ts';

/**
 * The id under which a body is sent, so that the service recognises it when it is sent again after a lost answer. It is stored
 * beside the draft of the form, and survives a reload as the draft does.
 */
export interface SubmissionIds {
  /** The part of a body that carries the id; empty in browsers that make no UUIDs, which is so on pages without HTTPS. */
  part(): { readonly submissionId?: string };
  /** Has the next body sent under another id: the service has this one. */
  renew(): void;
}

/** The ids of one form. Without the name of a draft, or where storage is forbidden, an id lasts as long as the page. */
export function createSubmissionIds(draft: string | undefined): SubmissionIds {
  const name = draft === undefined ? undefined : `${draft}-submission`;
  let current = name === undefined ? undefined : readDraft<{ readonly id?: string }>(name)?.id;
  return {
    part() {
      if (!('randomUUID' in crypto)) return {};
      current ??= crypto.randomUUID();
      if (name !== undefined) keepDraft(name, { id: current });
      return { submissionId: current };
    },
    renew() {
      current = undefined;
      if (name !== undefined) dropDraft(name);
    },
  };
}
