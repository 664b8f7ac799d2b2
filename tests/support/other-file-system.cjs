// Preloaded into a child process, including its threads: folders are listed in reverse order, as on another file system, and
// new files are only readable for their owner.
const fs = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');
const { isMainThread } = require('node:worker_threads');

const { readdirSync } = fs;
const { readdir } = fs.promises;
fs.readdirSync = (...args) => readdirSync(...args).reverse();
fs.promises.readdir = async (...args) => (await readdir(...args)).reverse();
syncBuiltinESMExports();
if (isMainThread) process.umask(0o077);
