import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../../src/api/http/app.ts';
import { type OpenService, openService } from '../../src/api/open-service.ts';
import type { Problem } from '../../src/model/api-contract.ts';
import { modelChecked } from '../../src/pipeline/plan-site.ts';
import { type ReadLetter, readLetters } from '../browser/with-service.ts';
import { instantOf } from '../support/built-sites.ts';
import { type ContentChange, checkedContent } from '../support/content-in-memory.ts';
import type { DatabaseKind } from './databases.ts';

/** The service on the real content with the hackathon running, asked without a network in between. */
export interface TestService {
  readonly open: OpenService;
  /** Sets the present, as a wall-clock time of the site. */
  at(wall: string): void;
  post(path: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<Answer>;
  get(path: string): Promise<Answer>;
  fetch(path: string, init: RequestInit): Promise<Response>;
  /** The letters to an address, once all that wait are sent. */
  letters(to: string): Promise<readonly ReadLetter[]>;
  readonly failures: readonly unknown[];
  close(): Promise<void>;
}

export interface Answer {
  readonly status: number;
  readonly body: Partial<Problem> & Readonly<Record<string, unknown>>;
}

const WITH_HACKLICA: ContentChange = (content) => {
  for (const field of ['enabled', 'visible']) {
    content.edit('content/events/hacklica/event.yaml', `\n${field}: false\n`, `\n${field}: true\n`);
  }
};

const UNLIMITED = { points: 1_000_000, seconds: 1 };

export async function startTestService(
  kind: DatabaseKind,
  { limits = { reads: UNLIMITED, writes: UNLIMITED, wrongPins: UNLIMITED }, change = WITH_HACKLICA } = {},
): Promise<TestService> {
  const checked = await checkedContent(change);
  let present = instantOf('2026-03-01T12:00');
  const { place, remove } = await kind.make();
  const outbox = mkdtempSync(join(tmpdir(), 'conf-site-outbox-'));
  const failures: unknown[] = [];
  const known = modelChecked(checked, present);
  const onFailure = (_: string, error: unknown): void => void failures.push(error);
  const mail = { kind: 'folder', dir: outbox } as const;
  const open = await openService({ place, mail, site: () => known.site, now: () => present, onFailure });
  const options = {
    service: open.service,
    path: '/api/v1',
    origins: [],
    isMounted: false,
    addressOf: () => '127.0.0.1',
  };
  const app = createApp({ ...options, limits, onFailure });
  const ask = async (path: string, init: RequestInit): Promise<Response> => app.request(`/api/v1${path}`, init);
  const answer = async (response: Response): Promise<Answer> => ({
    status: response.status,
    body: (await response.json()) as Answer['body'],
  });
  return {
    open,
    failures,
    at: (wall) => {
      present = instantOf(wall);
    },
    post: async (path, body, headers = {}) => {
      const sent = { 'content-type': 'application/json', ...headers };
      return answer(await ask(path, { method: 'POST', headers: sent, body: JSON.stringify(body) }));
    },
    get: async (path) => answer(await ask(path, {})),
    fetch: ask,
    async letters(to) {
      await open.postman.carry();
      return readLetters(outbox).filter((letter) => letter.to === to);
    },
    async close() {
      await open.close();
      await remove();
      rmSync(outbox, { recursive: true, force: true });
    },
  };
}
