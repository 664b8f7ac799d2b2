import { compare } from '../diagnostics/diagnostic.ts';
import { defined } from '../domain/defined.ts';
import type { Press } from '../domain/site/site.ts';
import { type ModelContext, mediaSource, modelled } from './model-context.ts';

/** The media kit and press reviews; undefined if the site has no press file. */
export function modelPress(context: ModelContext): Press | undefined {
  const data = modelled(context, 'press')[0]?.data;
  if (data === undefined) return undefined;
  const items = data.items.map(({ when, title, language, where, url }) =>
    defined({ when, title, language, where, url }),
  );
  return defined({
    kit: data.kit && {
      text: data.kit.text,
      files: data.kit.files.map(({ title, src }) => ({ title, file: mediaSource(context, src) })),
    },
    items: items.sort((a, b) => compare(b.when, a.when)),
  }) as Press;
}
