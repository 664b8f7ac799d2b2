import { type PageSources, type SourceFile, WATCH_PATHS, type WatchState } from '../../src/domain/editor/watch.ts';
import { h } from './element.ts';
import { fileLocation } from './file-location.ts';
import { pagePath } from './page-address.ts';
import type { Panel } from './panel.ts';

/** Lists the content files of the page, whose paths can be copied and opened. */
export function filesPanel(): Panel {
  const body = h('div', { class: 'files' });
  let shown = '';
  return {
    name: 'files',
    title: 'Files',
    body,
    show({ version }: WatchState) {
      const wanted = `${version} ${pagePath()}`;
      if (wanted === shown) return;
      shown = wanted;
      body.replaceChildren(h('p', {}, 'Searching…'));
      void sources().then((found) => shown === wanted && body.replaceChildren(...views(found)));
    },
  };
}

/** The files, why this browser may not see them, or undefined if they are unknown. */
async function sources(): Promise<PageSources | string | undefined> {
  const answer = await fetch(`${WATCH_PATHS.sources}?path=${encodeURIComponent(pagePath())}`).catch(() => undefined);
  if (answer?.status === 403) return answer.text();
  return answer?.ok === true ? ((await answer.json()) as PageSources) : undefined;
}

function views(found: PageSources | string | undefined): readonly Node[] {
  if (typeof found === 'string') return [h('p', {}, found)];
  if (found === undefined) return [h('p', {}, 'The files are listed when the content has no errors.')];
  const { template, own, shared } = found;
  if (template === undefined) return [h('p', {}, 'The site has no page at this address.')];
  return [
    h('p', {}, 'Template: ', h('code', {}, template)),
    h('h3', {}, 'On this page'),
    list(own),
    h('h3', {}, 'Shared with other pages'),
    list(shared),
  ];
}

/** The files grouped by folder. */
function list(files: readonly SourceFile[]): Node {
  if (files.length === 0) return h('p', {}, 'None.');
  const folders = new Map<string, SourceFile[]>();
  for (const file of files) {
    const folder = file.file.slice(0, file.file.lastIndexOf('/') + 1);
    folders.set(folder, [...(folders.get(folder) ?? []), file]);
  }
  return h(
    'ul',
    {},
    ...[...folders].map(([folder, inFolder]) =>
      h(
        'li',
        {},
        h('span', { class: 'folder' }, folder),
        h('ul', {}, ...inFolder.map((file) => fileView(file, folder))),
      ),
    ),
  );
}

function fileView({ file, href, record }: SourceFile, folder: string): Node {
  const label = file.slice(folder.length);
  return h('li', {}, fileLocation({ label, copied: file, ...(href && { href }), ...(record && { record }) }));
}
