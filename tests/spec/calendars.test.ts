import { describe, expect, it } from 'vitest';
import { type BuiltSite, builtSite, builtSites } from '../support/built-sites.ts';

/** The properties of one component of a calendar, by name; parameters are part of the name. */
type Component = ReadonlyMap<string, string>;

const ALL = /^(?:devlica|worklica|hacklica)\/\d{4}\/(?:schedule|sessions\/.*)\.ics$/;

/** Lines before folding. */
const unfolded = (text: string): readonly string[] => text.replaceAll('\r\n ', '').split('\r\n');

function components(text: string, name: string): readonly Component[] {
  const found: Map<string, string>[] = [];
  let open: Map<string, string> | undefined;
  for (const line of unfolded(text)) {
    if (line === `BEGIN:${name}`) {
      open = new Map();
      found.push(open);
    } else if (line === `END:${name}`) open = undefined;
    else open?.set(line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1));
  }
  return found;
}

const events = (site: BuiltSite, file: string): readonly Component[] => components(site.text(file), 'VEVENT');

describe.each(builtSites())('the calendars of the build $name the event', (site) => {
  const files = site.files.filter((file) => ALL.test(file));

  it('exist for every edition with a programme, and for each of its sessions', () => {
    const editions = files.filter((file) => file.endsWith('/schedule.ics'));
    expect(editions).toContain('devlica/2026/schedule.ics');
    expect(editions).toContain('worklica/2025/schedule.ics');
    expect(editions.some((file) => file.startsWith('hacklica/2026'))).toBe(false);
    for (const edition of editions) {
      const folder = edition.replace('schedule.ics', 'sessions/');
      const whole = new Set(events(site, edition).map((event) => event.get('UID')));
      const single = files.filter((file) => file.startsWith(folder)).flatMap((file) => events(site, file));
      expect(single.length, edition).toBeGreaterThan(0);
      expect(single.filter((event) => !whole.has(event.get('UID')))).toEqual([]);
    }
  });

  it('have lines of at most 75 bytes that end with CRLF', () => {
    for (const file of files) {
      const text = site.text(file);
      expect(text.startsWith('BEGIN:VCALENDAR\r\n'), file).toBe(true);
      expect(text.endsWith('END:VCALENDAR\r\n'), file).toBe(true);
      const long = text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75);
      expect(long, file).toEqual([]);
    }
  });

  it('ask apps to fetch them again each hour', () => {
    for (const file of files) {
      const [calendar] = components(site.text(file), 'VCALENDAR');
      expect(calendar?.get('REFRESH-INTERVAL;VALUE=DURATION'), file).toBe('PT1H');
      expect(calendar?.get('X-PUBLISHED-TTL'), file).toBe('PT1H');
    }
  });

  it('give local times in a time zone that they define', () => {
    for (const file of files) {
      const zones = components(site.text(file), 'VTIMEZONE').map((zone) => zone.get('TZID'));
      expect(zones, file).toEqual(['Europe/Zagreb']);
      for (const event of events(site, file)) {
        expect(event.get('DTSTART;TZID=Europe/Zagreb'), file).toMatch(/^\d{8}T\d{6}$/);
        expect(event.get('DTEND;TZID=Europe/Zagreb'), file).toMatch(/^\d{8}T\d{6}$/);
        expect(event.get('DTSTAMP'), file).toMatch(/^\d{8}T\d{6}Z$/);
      }
    }
  });

  it('have unique ids', () => {
    for (const file of files.filter((one) => one.endsWith('/schedule.ics'))) {
      const ids = events(site, file).map((event) => event.get('UID'));
      expect(new Set(ids).size, file).toBe(ids.length);
    }
  });
});

describe('a calendar', () => {
  it('has the same times as the page', () => {
    const [talk] = events(builtSite('before'), 'devlica/2026/sessions/caron-is-not-an-ornament.ics');
    const page = builtSite('before').text('devlica/index.html');
    const row = page.slice(page.indexOf('id="session-caron-is-not-an-ornament"'));
    const start = talk?.get('DTSTART;TZID=Europe/Zagreb') ?? '';
    expect(/dateTime="([^"]+)"|datetime="([^"]+)"/.exec(row)?.slice(1).find(Boolean)?.replace(/[-:]/g, '')).toContain(
      start,
    );
    expect(talk?.get('SUMMARY')).toBe('Mind your č and ć');
    expect(talk?.get('DESCRIPTION')).toContain('Krunoslav Žarkić');
    expect(talk?.get('DESCRIPTION')).not.toMatch(/ \\,|<|&lt;/);
  });

  it('is linked from the schedule, as are the calendars of its sessions', () => {
    const page = builtSite('before').text('hr/devlica/schedule/index.html');
    expect(page).toContain('<a href="/devlica/2026/schedule.ics"');
    expect(builtSite('before').text('hr/devlica/index.html')).toContain('href="/devlica/2026/schedule.ics"');
    expect(page).toContain('href="/devlica/2026/sessions/caron-is-not-an-ornament.ics"');
  });
});
