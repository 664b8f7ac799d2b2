import type { Data, Variation } from './varied-site.ts';

/** Shows everything in the real content: hidden sections are visible, the hackathon is enabled, and services are configured. */

type Map = Record<string, unknown>;

const within = (data: Data, key: string): Map => data[key] as Map;

export const EVERYTHING_ON: Variation = {
  'content/site.yaml': (site) => {
    site['api'] = { baseUrl: 'https://api.devlica.example', version: 'v1' };
    site['analytics'] = {
      provider: 'plausible',
      id: 'devlica.example',
      url: 'https://stats.devlica.example',
      consentName: 'analytics-consent',
      cookieMaxAge: 31_536_000,
      respectDoNotTrack: true,
      optIn: true,
    };
    site['secretPages'] = [];
  },
  'content/events/devlica/event.yaml': (event) => {
    within(event, 'sections')['news'] = true;
    within(event, 'menuItems')['about'] = true;
  },
  'content/events/devlica/2026/edition.yaml': (edition) => {
    within(edition, 'hero')['introImage'] = { src: 'hero/hacklica-owl.png', alt: 'An owl' };
    edition['options'] = { entrioEventID: '0508' };
    edition['buses'] = {
      date: '2026-05-08',
      departures: ['07:30'],
      returns: ['21:00'],
      text: 'From the station, and back.',
    };
  },
  'content/events/devlica/2026/tickets.yaml': (tickets) => {
    tickets['promotions'] = [
      {
        ident: 'spring',
        title: 'Spring cleaning',
        text: 'A fifth off, while the looms are oiled.',
        percent: 20,
        tickets: ['regular'],
        startDate: '2026-02-01',
        endDate: '2026-04-01',
      },
    ];
  },
  'content/events/devlica/2026/schedule.yaml': (schedule) => {
    delete (schedule['entries'] as Map[])[10]?.['duration'];
  },
  'content/vat.yaml': (vat) => {
    (vat['entries'] as Map[]).push({ startDate: '2030-01-01', endDate: '2030-12-31', percent: { full: 31 } });
  },
  'content/events/hacklica/event.yaml': (event) => {
    event['enabled'] = true;
    event['visible'] = true;
    event['visibleInHeader'] = true;
    within(within(event, 'buttons'), 'registerTeam')['visible'] = true;
  },
};
