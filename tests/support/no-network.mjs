// Preloaded into a child process: connections to other computers fail with an error that names the host.
import dns from 'node:dns';
import net from 'node:net';

const LOOPBACK = /^(?:localhost|127\.|::1$)/;

function refuse(host) {
  if (typeof host === 'string' && !LOOPBACK.test(host)) throw new Error(`There is no network, and ${host} was wanted.`);
}

const { lookup } = dns;
dns.lookup = (host, ...rest) => {
  refuse(host);
  return lookup(host, ...rest);
};

const { connect } = net.Socket.prototype;
net.Socket.prototype.connect = function connectHere(...args) {
  const [options] = Array.isArray(args[0]) ? args[0] : args;
  refuse(options?.path === undefined ? options?.host : undefined);
  return connect.apply(this, args);
};
