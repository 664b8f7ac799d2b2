import { HintedError } from '../../diagnostics/hinted-error.ts';

/** The site cannot take a programme as it is; nothing was written. */
export class ImportError extends HintedError {}
