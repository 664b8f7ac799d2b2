import type { BundleOptions } from '../bundle/bundle-options.ts';
import { locateInTemplates } from '../bundle/locate-in-templates.ts';
import { RenderError } from '../render/render-error.ts';

/** Adds file and line to a template's error. They are looked up only when a build has failed. */
export async function locateFailure(error: unknown, options: BundleOptions): Promise<unknown> {
  if (!(error instanceof RenderError) || error.failure.calls.length === 0) return error;
  const place = await locateInTemplates(options, error.failure.calls).catch(() => undefined);
  return place === undefined ? error : new RenderError({ ...error.failure, place }, error.cause);
}
