import type { DrawingFault, DrawingProblem } from './drawing-problems.ts';

/** Messages about media that are unsafe if a browser opens them by themselves. */

interface UnsafeMedia {
  readonly code: 'media-unsafe';
  readonly severity: 'error';
  readonly message: string;
  readonly hint: string;
}

const PLAIN = 'save the drawing again as plain SVG, or delete this from it with a text editor';

const FAULTS: Readonly<Record<DrawingFault, readonly [message: string, hint: string]>> = {
  script: ['This drawing has a script, which would run on your site: ', PLAIN],
  handler: ['This drawing has an event handler, which would run on your site: ', PLAIN],
  address: ['This address in the drawing runs code: ', PLAIN],
  'web-page': [
    'This drawing contains a part of a web page: ',
    'turn its texts into paths or SVG texts, and save it as plain SVG',
  ],
  external: [
    'This drawing leads to another site, or loads something from it: ',
    'embed pictures in the drawing, turn its texts into paths, and delete links',
  ],
  doctype: [
    'This drawing declares a document type with its own entities: ',
    'delete the <!DOCTYPE …> with its declarations, and replace entities with their values; or save it as plain SVG',
  ],
  instruction: ['This instruction or comment can change or hide what the drawing contains: ', 'delete it'],
  encoding: ['This drawing has an encoding that can hide what it contains: ', 'save it as UTF-8'],
  depth: ['Elements of this drawing are nested too deeply to be checked: ', PLAIN],
};

export function unsafeDrawingMessage({ fault, source }: DrawingProblem): UnsafeMedia {
  const [message, hint] = FAULTS[fault];
  return unsafe(message + source, hint);
}

/** Names of files that browsers open as pages, where scripts run. */
const PAGE = /\.(?:s?html?|xht(?:ml?)?|xml|xslt?|mht(?:ml)?|svgz)$/i;

export function isNamedAsPage(path: string): boolean {
  return PAGE.test(path);
}

export const NAMED_AS_PAGE_MESSAGE: UnsafeMedia = unsafe(
  'Browsers open a file of this name as a page of your site, and run the scripts in it.',
  'offer it as a PDF or in a ZIP archive; a text for your site is a page in content/pages/',
);

function unsafe(message: string, hint: string): UnsafeMedia {
  return { code: 'media-unsafe', severity: 'error', message, hint };
}
