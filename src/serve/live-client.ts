/** The folder of the server's own addresses, which no build uses. */
export const liveRoot = '/__conf-site/';
export const clientPath = `${liveRoot}client.js`;
export const eventsPath = `${liveRoot}events`;

/**
 * The script that a page runs in watch mode, as text: it is small, belongs to the server and never to a
 * build.
 *
 * A page knows which version it shows, and the server says on connecting which one is current. So a page
 * reloads also when the news came while it was still loading, in the background (where it keeps no
 * connection: a browser opens only six to one server), or while the server was restarting. It reloads once
 * for each version, lest a page from some cache reload for ever. The place on the page outlasts the reload,
 * even if the page restores scroll itself.
 */
export const liveClient = `
const shown = document.querySelector('script[src="${clientPath}"]')?.dataset.version;
const placeKey = 'conf-site:place';
const reloadedKey = 'conf-site:reloaded';
let stream;

function connect() {
  stream = new EventSource('${eventsPath}');
  stream.addEventListener('hello', compare);
  stream.addEventListener('reload', compare);
  stream.addEventListener('error', retryIfClosed);
}

function retryIfClosed() {
  if (stream?.readyState === EventSource.CLOSED) setTimeout(follow, 1000);
}

function follow() {
  if (document.visibilityState === 'hidden') {
    stream?.close();
    stream = undefined;
  } else if (!stream || stream.readyState === EventSource.CLOSED) {
    connect();
  }
}

function compare({ data: current }) {
  if (current === shown || current === sessionStorage.getItem(reloadedKey)) return;
  sessionStorage.setItem(reloadedKey, current);
  sessionStorage.setItem(placeKey, JSON.stringify({ path: location.pathname, left: scrollX, top: scrollY }));
  location.reload();
}

function restorePlace() {
  const place = JSON.parse(sessionStorage.getItem(placeKey) ?? 'null');
  sessionStorage.removeItem(placeKey);
  if (place?.path !== location.pathname) return;
  const restore = () => scrollTo({ left: place.left, top: place.top, behavior: 'instant' });
  restore();
  if (document.readyState !== 'complete') addEventListener('load', restore, { once: true });
}

restorePlace();
document.addEventListener('visibilitychange', follow);
follow();
`;
