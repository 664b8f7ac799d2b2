import base from './base.css';
import controls from './controls.css';
import dialog from './dialog.css';
import conflict from './form/conflict.css';
import fields from './form/fields/fields.css';
import form from './form/form.css';
import layout from './layout.css';
import records from './records/records.css';

/** The styles of the editor, from the general to the particular. An area that stands for itself adds its own. */
export const styles = [base, controls, layout, records, form, fields, conflict, dialog].join('\n');
