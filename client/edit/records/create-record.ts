import type { NewRecord, SaveAnswer } from '../../../src/domain/editor/edit.ts';
import { ask } from '../edit-api.ts';

/** Creates a record with the values that its kind begins with. */
export async function createRecord(wanted: NewRecord): Promise<SaveAnswer> {
  const { value } = await ask('draft', wanted);
  return ask('create', { ...wanted, value });
}
