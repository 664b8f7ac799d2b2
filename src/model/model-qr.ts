import type { SiteRecord } from '../domain/content-types.ts';
import { type QrTarget, qrTargets } from '../domain/qr.ts';
import type { SiteSettings } from '../domain/site.ts';
import type { Merged } from './merged.ts';
import { type ModelContext, period } from './model-context.ts';

/** The targets of the printed QR code. The default target applies when no other is in force. */
export function modelQr({ zone }: ModelContext, qr: Merged<SiteRecord>['qr']): SiteSettings['qr'] {
  const all = (qr?.targets ?? []).map((data) => ({
    isDefault: data.default === true,
    target: { ident: data.ident, title: data.title ?? { '*': data.url }, url: data.url } as QrTarget,
    window: period(data.from, data.to, zone).window,
  }));
  const timed = all.filter(({ isDefault }) => !isDefault);
  return qrTargets(timed, all.find(({ isDefault }) => isDefault)?.target ?? null);
}
