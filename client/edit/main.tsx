import { createRoot } from 'react-dom/client';
import base from './base.css';
import controls from './controls.css';
import dialog from './dialog.css';
import { EditApp } from './EditApp.tsx';
import conflict from './form/conflict.css';
import fields from './form/fields/fields.css';
import form from './form/form.css';
import layout from './layout.css';
import records from './records/records.css';
import { language } from './shown-texts.ts';

/** The styles of the editor, from the general to the particular. An area that stands for itself adds its own. */
const styles = [base, controls, layout, records, form, fields, conflict, dialog].join('\n');

/** Starts the editor in the element that the page of the watch has for it. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
document.documentElement.lang = language;

const root = document.getElementById('editor');
if (root !== null) createRoot(root).render(<EditApp />);
