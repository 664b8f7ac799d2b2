import { nameHint } from '../diagnostics/nearest-name.ts';
import type { SchemaError, Words } from './schema-error.ts';

/** Fields that a map lacks, or should not have. */

export function missingField({ error, pointer, place }: SchemaError): Words {
  const missing = String(error.params['missingProperty']);
  if (missing === 'alt') return withoutAlt(place);
  const isTop = pointer.length === 0;
  return {
    code: 'field-missing',
    place: isTop ? { kind: 'file' } : { ...place, on: 'key' },
    message: `The field "${missing}" is missing${isTop ? '' : ` in ${placeWords(pointer)}`}.`,
    hint: `add "${missing}:"`,
  };
}

function withoutAlt(place: SchemaError['place']): Words {
  return {
    code: 'image-without-alt',
    place: { ...place, on: 'key' },
    message: 'The picture has no words for those who do not see it.',
    hint: 'add "alt:" with what it shows, or "decorative: true" if it says nothing that the text does not',
  };
}

/** Where in the file: the name of the field, and of which item where it is in a list. */
function placeWords(pointer: readonly string[]): string {
  const [name = '', list] = [pointer.at(-1), pointer.at(-2)];
  const isItem = /^\d+$/.test(name) && list !== undefined && !/^\d+$/.test(list);
  return isItem ? `item ${Number(name) + 1} of "${list}"` : `"${name}"`;
}

export function unknownField({ error: { params, parentSchema }, pointer }: SchemaError): Words {
  const extra = String(params['additionalProperty'] ?? params['unevaluatedProperty']);
  const known = Object.keys((parentSchema?.['properties'] as object | undefined) ?? {});
  const hint = nameHint(extra, known);
  return {
    code: 'field-unknown',
    place: { kind: 'pointer', pointer: [...pointer, extra], on: 'key' },
    message: `There is no field "${extra}" here.`,
    ...(hint === undefined ? {} : { hint }),
  };
}
