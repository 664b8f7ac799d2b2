import { createRoot } from 'react-dom/client';

/** Starts the editor in its page. */
const root = document.getElementById('editor');
if (root !== null) createRoot(root).render(<h1>Editor</h1>);
