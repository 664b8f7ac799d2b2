import { describe, expect, it } from 'vitest';
import { colorScheme, lightMedia, pageTheme, readTheme } from '../../../src/domain/site/theme.ts';

describe('the theme of a page', () => {
  it('can be chosen if there are two, whatever the default', () => {
    expect(pageTheme({ default: 'system', active: ['light', 'dark'] })).toEqual({ default: 'system' });
    expect(pageTheme({ default: 'dark', active: ['dark', 'light'] })).toEqual({ default: 'dark' });
  });

  it('is the active one if only one is active', () => {
    expect(pageTheme({ default: 'system', active: ['dark'] })).toEqual({ default: 'dark', isFixed: true });
    expect(pageTheme({ default: 'dark', active: ['light'] })).toEqual({ default: 'light', isFixed: true });
  });

  it('is only read from a valid name', () => {
    expect(['light', 'dark', 'system', 'pink', '', null, undefined].map(readTheme)).toEqual([
      'light',
      'dark',
      ...Array<undefined>(5),
    ]);
  });

  it('declares to the browser whether it is light', () => {
    expect(([undefined, 'light', 'dark'] as const).map(lightMedia)).toEqual([
      '(prefers-color-scheme: light)',
      'all',
      'not all',
    ]);
    expect(([undefined, 'light', 'dark'] as const).map(colorScheme)).toEqual(['light dark', 'light', 'dark']);
  });
});
