import { createRoot } from 'react-dom/client';
import { EditApp } from './EditApp.tsx';
import { language } from './shown-texts.ts';
import { styles } from './styles.ts';

/** Starts the editor in the element that the page of the watch has for it. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
document.documentElement.lang = language;

const root = document.getElementById('editor');
if (root !== null) createRoot(root).render(<EditApp />);
