import type { WatchState } from '../../src/domain/editor/watch.ts';
import { h } from './element.ts';
import { jsonView } from './json-view.ts';
import { pageDataAddress } from './page-address.ts';
import type { Panel } from './panel.ts';

/** Shows the page data, which is the whole input of the page, as a tree. */
export function dataPanel(): Panel {
  const body = h('div', { class: 'data' });
  let shown = '';
  return {
    name: 'data',
    title: 'Page data',
    body,
    show({ version }: WatchState) {
      const address = pageDataAddress();
      const wanted = `${version} ${address}`;
      if (wanted === shown) return;
      shown = wanted;
      void fetchJson(address).then((data) => shown === wanted && body.replaceChildren(...views(address, data)));
    },
  };
}

async function fetchJson(address: string): Promise<unknown> {
  const answer = await fetch(address, { cache: 'no-cache' }).catch(() => undefined);
  return answer?.ok === true ? await answer.json() : undefined;
}

function views(address: string, data: unknown): readonly Node[] {
  if (data === undefined) return [h('p', {}, 'This page has no page data.')];
  const input = h('a', { href: address, target: '_blank' }, 'page-data.json');
  const output = h('a', { href: pageDataAddress('page-data-rsc'), target: '_blank' }, 'page-data-rsc.json');
  return [h('p', {}, 'Input: ', input, '; rendered: ', output), jsonView(data)];
}
