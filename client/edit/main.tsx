import { createRoot } from 'react-dom/client';
import { EditApp } from './EditApp.tsx';
import styles from './edit.css';
import { editorLanguage } from './language.ts';

/** Starts the editor in the page of the watch, which is empty. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
document.documentElement.lang = editorLanguage();

const root = document.createElement('div');
root.id = 'editor';
document.body.append(root);
createRoot(root).render(<EditApp />);
