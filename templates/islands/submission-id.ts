import { deleteDraft, readDraft, storeDraft } from './form-draft.ts';

/**
 * Ids of request bodies, by which the API recognises a body that is sent again after its response was lost. An id is
 * stored beside the form's draft, so it survives a reload.
 */
export interface SubmissionIds {
  /** The part of a body with the id. Empty in browsers without `randomUUID`, as on pages without HTTPS. */
  part(): { readonly submissionId?: string };
  /** Uses another id for the next body. Call this when the API has stored the present one. */
  renew(): void;
}

/**
 * Creates the ids of a form. Without the name of a draft, or if storage is blocked, an id lasts until the page is
 * closed.
 */
export function createSubmissionIds(draft: string | undefined): SubmissionIds {
  const name = draft === undefined ? undefined : `${draft}-submission`;
  let current = name === undefined ? undefined : readDraft<{ readonly id?: string }>(name)?.id;
  return {
    part() {
      if (!('randomUUID' in crypto)) return {};
      current ??= crypto.randomUUID();
      if (name !== undefined) storeDraft(name, { id: current });
      return { submissionId: current };
    },
    renew() {
      current = undefined;
      if (name !== undefined) deleteDraft(name);
    },
  };
}
