import type { Page } from '@playwright/test';
import { axeFindings, withAxe } from './axe-findings.ts';
import { describeLook, lookLike, OPPOSITE_LOOKS } from './looks.ts';
import { expect, test } from './quiet-test.ts';
import { addressOf } from './sites.ts';

/** Streams and recordings on the pages of sessions, from one build: before, during and after the session. */

test.use({ serviceWorkers: 'block' });

const STREAMED = '/devlica/2026/sessions/cloth-outlives-the-loom/';
const RECORDED = '/devlica/2025/sessions/counted-threads/';
const ELSEWHERE = '/devlica/2025/sessions/your-database-is-a-queue/';

const LANGUAGES = [
  { prefix: '', stream: 'Live stream at live.example', recording: 'Recording', label: 'English', at: 'Recording at' },
  {
    prefix: '/hr',
    stream: 'Prijenos uživo na stranici live.example',
    recording: 'Snimka',
    label: 'engleski',
    at: 'Snimka na stranici',
  },
] as const;

async function openAt(page: Page, path: string, time: string): Promise<void> {
  await page.clock.setFixedTime(new Date(time));
  await page.goto(addressOf('before', path));
}

for (const { prefix, stream, recording, label, at } of LANGUAGES) {
  test(`the stream is on the page while the session is on (${prefix}${STREAMED})`, async ({ page }) => {
    const link = page.getByRole('link', { name: stream });
    await openAt(page, prefix + STREAMED, '2026-05-08T09:09:59+02:00');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(link).toHaveCount(0);
    await openAt(page, prefix + STREAMED, '2026-05-08T09:10:00+02:00');
    await expect(link).toHaveAttribute('href', 'https://live.example/devlica-2026/loom-hall');
    await openAt(page, prefix + STREAMED, '2026-05-08T09:55:00+02:00');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(link).toHaveCount(0);
  });

  test(`a recording of the site plays with captions, and has a transcript (${prefix}${RECORDED})`, async ({ page }) => {
    await openAt(page, prefix + RECORDED, '2026-05-01T10:00:00+02:00');
    const section = page.getByRole('region', { name: recording });
    const video = section.locator('video');
    await expect(video).toHaveJSProperty('readyState', 0);
    await expect(video).toHaveJSProperty('textTracks.0.label', label);
    const cues = await video.evaluate(async (element: HTMLVideoElement) => {
      element.muted = true;
      const [track] = element.textTracks;
      if (track === undefined) return [];
      const loaded = new Promise((resolve) => element.querySelector('track')?.addEventListener('load', resolve));
      track.mode = 'showing';
      await Promise.all([element.play(), loaded]);
      element.pause();
      return [...(track.cues ?? [])].map((cue) => (cue as VTTCue).text);
    });
    expect(cues).toHaveLength(4);
    expect(cues[1]).toBe('A pattern from 1880 has no measurements.');
    const path = (await section.locator('figcaption').getByRole('link').getAttribute('href')) ?? '';
    const transcript = await page.request.get(addressOf('before', path));
    expect(await transcript.text()).toContain('I have brought two sheets of paper.');
  });

  test(`a recording at another site is a picture of this one with a link (${prefix}${ELSEWHERE})`, async ({ page }) => {
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    await openAt(page, prefix + ELSEWHERE, '2026-05-01T10:00:00+02:00');
    const link = page.getByRole('link', { name: `${at} videos.example` });
    await expect(link).toHaveAttribute('href', 'https://videos.example/devlica-2025/your-database-is-a-queue');
    await link.scrollIntoViewIfNeeded();
    await expect(link.locator('img')).toHaveJSProperty('complete', true);
    expect(await link.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
    expect([...hosts]).toEqual([new URL(addressOf('before', '/')).host]);
  });
}

for (const width of [360, 1280]) {
  test(`recordings fit ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [RECORDED, `/hr${ELSEWHERE}`]) {
      await openAt(page, path, '2026-05-01T10:00:00+02:00');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
}

for (const look of OPPOSITE_LOOKS) {
  test(`axe finds nothing in recordings and streams (${describeLook(look)})`, async ({ page }) => {
    await withAxe(page);
    await lookLike(page, look);
    for (const path of [RECORDED, ELSEWHERE, STREAMED]) {
      await openAt(page, look.language === 'en' ? path : `/hr${path}`, '2026-05-08T09:20:00+02:00');
      expect(await axeFindings(page)).toEqual([]);
    }
  });
}
