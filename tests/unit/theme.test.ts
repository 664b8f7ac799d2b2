import { describe, expect, it } from 'vitest';
import { colorScheme, lightMedia, pageTheme, readTheme } from '../../src/domain/theme.ts';

describe('the theme of a page', () => {
  it('is open to a choice where there are two, whatever the default', () => {
    expect(pageTheme({ default: 'system', active: ['light', 'dark'] })).toEqual({ default: 'system' });
    expect(pageTheme({ default: 'dark', active: ['dark', 'light'] })).toEqual({ default: 'dark' });
  });

  it('is the one that is active, where only one is', () => {
    expect(pageTheme({ default: 'system', active: ['dark'] })).toEqual({ default: 'dark', isFixed: true });
    expect(pageTheme({ default: 'dark', active: ['light'] })).toEqual({ default: 'light', isFixed: true });
  });

  it('is read from its name alone', () => {
    expect(['light', 'dark', 'system', 'pink', '', null, undefined].map(readTheme)).toEqual([
      'light',
      'dark',
      ...Array<undefined>(5),
    ]);
  });

  it('says to the browser when it is light', () => {
    expect(([undefined, 'light', 'dark'] as const).map(lightMedia)).toEqual([
      '(prefers-color-scheme: light)',
      'all',
      'not all',
    ]);
    expect(([undefined, 'light', 'dark'] as const).map(colorScheme)).toEqual(['light dark', 'light', 'dark']);
  });
});
