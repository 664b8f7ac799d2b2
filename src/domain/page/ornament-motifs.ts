/** The motifs of the ornaments. */

/**
 * A motif: returns the tone of a cell from its distances to the axes; `far` is the larger one and `near` the smaller
 * one.
 */
export type Motif = (far: number, near: number) => number;

/** A star with eight petals. */
function star(reach: number): Motif {
  const petal = Math.floor(reach / 2);
  return (far, near) => {
    if (far === 0) return 2;
    return near >= 1 && near <= petal && far - near >= 1 && far - near <= petal ? 1 : 0;
  };
}

/** Concentric rhombs. */
function rhomb(reach: number): Motif {
  return (far, near) => {
    const ring = far + near;
    if (ring > reach) return 0;
    return ring === reach || ring < reach - 1 ? (ring === reach ? 1 : 2 - (ring % 2)) : 0;
  };
}

/** A rose: a ring of petals around a cross. */
function rose(reach: number): Motif {
  return (far, near) => {
    if (far > reach || far + near > reach + Math.floor(reach / 2)) return 0;
    if (near === 0) return far < reach ? 2 : 0;
    if (reach > 4 && far + near === reach) return 0;
    return far === near && far > 1 ? 0 : 1;
  };
}

/** A square on its corner, with a hook on each side. */
function hooked(reach: number): Motif {
  return (far, near) => {
    if (far + near <= Math.floor(reach / 2)) return 1;
    if (near === 0 && far <= reach) return 2;
    return far === reach && near <= 1 ? 1 : 0;
  };
}

/** A flower on an axis. `rows` lists, from the foot outwards, the distances from the axis of the cells in each row. */
export function flower(foot: number, rows: readonly (readonly number[])[]): Motif {
  return (far, near) => {
    const row = rows[far - foot];
    if (row === undefined || !row.includes(near)) return 0;
    return far - foot === rows.length - 1 && near === 0 ? 2 : 1;
  };
}

/** Motifs for the middle of a block and for bands, by their reach in cells. */
export const HEARTS: readonly ((reach: number) => Motif)[] = [star, rhomb, rose, hooked];

const TULIP = [[0], [0, 1], [1, 2], [0, 2]];
const CARNATION = [[0], [0, 2], [0, 1], [0, 1, 2]];
const SPRIG = [[0, 1], [0], [0, 2], [0, 1]];
const HORNS = [[0], [0], [0, 2], [1, 2]];
const BUD = [[0], [1], [0, 1], [0]];
/** Motifs on the axes, for `flower`. */
export const FLOWERS = [TULIP, CARNATION, SPRIG, HORNS, BUD];

/** Motifs for corners. The arguments are the distances from the two sides of the corner. */
export const CORNERS: readonly Motif[] = [
  () => 0,
  (far, near) => (far + near <= 2 ? 1 : 0),
  (far, near) => (far + near === 3 ? 1 : far + near <= 1 ? 2 : 0),
  (far, near) => (near === 1 && far <= 2 ? 1 : near === 0 && far === 0 ? 2 : 0),
  (far, near) => (far === near && far <= 2 ? 2 : near === 0 && far <= 3 ? 1 : 0),
];

/** Motifs for borders. The arguments are the distance from the edge and the position along it. */
export const BORDERS: readonly ((edge: number, along: number) => number)[] = [
  () => 0,
  (edge, along) => (edge === 0 && along % 2 === 0 ? 1 : 0),
  (edge) => (edge === 0 ? 1 : 0),
  (edge, along) => (edge === (along % 4 < 2 ? 0 : 1) ? 1 : 0),
  (edge, along) => (edge === 0 && along % 4 !== 2 ? 1 : edge === 1 && along % 4 === 2 ? 2 : 0),
  (edge, along) => (edge === 0 && along % 3 === 0 ? 2 : 0),
];

/** Motifs between two hearts of a band. The arguments are the distances from the motif's own middle. */
export const BETWEEN: readonly Motif[] = [
  (along, across) => (along + across === 3 ? 1 : along + across <= 1 ? 2 : 0),
  (along, across) => (along === across && along > 0 && along < 4 ? 1 : along + across === 0 ? 2 : 0),
  (along, across) =>
    along === 0 && across > 0 ? 1 : across === 2 && along === 2 ? 2 : across === 3 && along < 2 ? 1 : 0,
  (along, across) => (along + across <= 2 ? 1 : across === 3 && along === 3 ? 2 : 0),
];

/** Motifs for the top and bottom rows of a band. */
export const HEMS: readonly ((x: number) => number)[] = [
  () => 1,
  (x) => (x % 2 === 0 ? 1 : 0),
  (x) => (x % 4 === 0 ? 0 : 1),
  (x) => (x % 4 === 0 ? 2 : x % 2 === 0 ? 1 : 0),
];
