// Preloaded into a child, threads included: what is in a folder is listed the other way round, as another file system may
// do, and files are made for their owner alone.
const fs = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');
const { isMainThread } = require('node:worker_threads');

const { readdirSync } = fs;
const { readdir } = fs.promises;
fs.readdirSync = (...args) => readdirSync(...args).reverse();
fs.promises.readdir = async (...args) => (await readdir(...args)).reverse();
syncBuiltinESMExports();
if (isMainThread) process.umask(0o077);
