/** Shown by `watch` until there is a first site. What stands in its way is told by the client on it. */
export const noBuildPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>No site yet</title>
<style>
body { background: light-dark(#f8f4ea, #14131a); color: light-dark(#1b1813, #f4eee1); font: 1.25rem/1.5 sans-serif; margin: 20vh auto; max-width: 32rem; padding: 0 1.5rem }
h1 { font-size: 2.5rem; line-height: 1.1; margin: 0 0 1rem }
</style>
</head>
<body>
<main>
<h1>There is no site to show yet</h1>
<p>It appears here by itself as soon as a build succeeds.</p>
</main>
</body>
</html>
`;
