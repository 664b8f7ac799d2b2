// Preloaded into a program that is made for Node 22 and later, so that it runs on Node 20 too.
Set.prototype.union ??= function union(other) {
  return new Set([...this, ...other]);
};
