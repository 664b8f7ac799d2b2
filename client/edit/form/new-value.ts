import type { Value } from '../../../src/domain/editor/edit.ts';
import type { FieldForm } from '../../../src/domain/editor/form-fields.ts';

/** What an added item begins with. A required yes or no begins with its default or no, as its check box shows it. */
export function newValue(form: FieldForm): Value {
  switch (form.shape) {
    case 'group':
      return Object.fromEntries(
        form.fields.flatMap(({ key, field }) =>
          field.shape === 'boolean' && field.isRequired === true ? [[key, field.default === true]] : [],
        ),
      );
    case 'map':
      return {};
    case 'list':
      return [];
    case 'boolean':
      return false;
    default:
      return '';
  }
}
