import { describe, expect, it } from 'vitest';
import { giggityLink, googleCalendarLink, webcalLink } from '../../../src/domain/programme/calendar-links.ts';

const CALENDAR = 'https://example.org/stitch/2026/schedule.ics';

describe('a link that subscribes to a programme', () => {
  it('opens the calendar app of the device', () => {
    expect(webcalLink(CALENDAR)).toBe('webcal://example.org/stitch/2026/schedule.ics');
    expect(webcalLink('http://localhost:8000/https:/schedule.ics')).toBe('webcal://localhost:8000/https:/schedule.ics');
  });

  it('opens Google Calendar in the browser', () => {
    expect(googleCalendarLink(CALENDAR)).toBe(
      'https://calendar.google.com/calendar/render?cid=webcal%3A%2F%2Fexample.org%2Fstitch%2F2026%2Fschedule.ics',
    );
  });

  it('opens Giggity', () => {
    expect(giggityLink('https://example.org/a&b/2026/schedule.xml')).toBe(
      'https://ggt.gaa.st/#url=https%3A%2F%2Fexample.org%2Fa%26b%2F2026%2Fschedule.xml',
    );
  });
});
