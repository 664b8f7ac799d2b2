import { defineConfig } from 'astro/config';

export default defineConfig({
  site: 'https://weft.example',
  trailingSlash: 'always',
  cacheDir: './.cache',
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: false, smartypants: false },
  vite: { cacheDir: './.vite' },
});
