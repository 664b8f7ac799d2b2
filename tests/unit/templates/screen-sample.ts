import type { ScreenPage } from '../../../src/domain/page/page.ts';
import { ALWAYS, ENDS, STARTS } from './templates-samples.ts';

/** Page data of the screen of a room. */
export const screenPage: ScreenPage = {
  screen: 'room',
  title: 'Loft',
  fingerprint: '0123456789ab',
  editions: ['vezovi/2026/'],
  sides: [
    {
      language: 'en',
      texts: { next: 'Next', urgent: 'Urgent', timeUp: 'Time is up' },
      nothing: { text: 'No programme', shown: [] },
      screens: [
        {
          ident: 'loft',
          name: { text: 'Tavan', lang: 'hr' },
          offsets: '[[null,7200]]',
          facts: ['First floor', '60 seats'],
          shown: ALWAYS,
          notices: [{ ident: 'storm', text: 'Stay inside.', shown: [{ from: null, until: ENDS }] }],
          onScreen: [
            {
              from: null,
              until: STARTS,
              value: {
                ident: 'doors',
                kind: 'doors',
                label: 'First today',
                title: 'Knots',
                people: 'Ana Vez, Iva Igla',
                end: { at: STARTS, text: 'at 09:00', left: 'in # min' },
                others: [],
                next: [],
              },
            },
            {
              from: STARTS,
              until: ENDS,
              value: {
                ident: 'session-knots',
                kind: 'session',
                label: 'Cancelled',
                title: 'Knots',
                isOff: true,
                where: 'Where: Yard',
                end: { at: ENDS, text: 'until 10:00', left: '# min left' },
                others: [{ title: 'Needles', people: 'Iva Igla', end: 'until 10:10' }],
                next: [{ time: '10:00', title: 'Threads', isOff: true }],
              },
            },
            {
              from: ENDS,
              until: null,
              value: { ident: 'over', kind: 'over', title: 'That was all', others: [], next: [] },
            },
          ],
          days: [
            {
              date: '2026-05-08',
              title: 'Friday, 8 May 2026',
              entries: [
                { time: '09:00', title: 'Knots', isOff: true, isBreak: false },
                { time: '10:00', title: 'Coffee', isBreak: true },
                { time: '10:30', title: 'Threads', people: 'Ana Vez', isBreak: false },
              ],
            },
          ],
        },
      ],
    },
  ],
};
