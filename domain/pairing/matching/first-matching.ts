// Art. 4.2: the first way to give each player of S1 an opponent from S2. One complete matching is maintained along
// alternating paths, so nearly every check is a single lookup.

const NONE = -1;

export interface BipartiteGraph {
  readonly size: number;
  readonly areAdjacent: (left: number, right: number) => boolean;
  /** A fast necessary condition for a pair, given the pairs chosen so far. */
  readonly mayChoose: (left: number, right: number) => boolean;
  readonly choose: (left: number, right: number) => void;
}

/** Right vertex by left vertex in the first perfect matching; null if there is none. */
export function firstPerfectMatching(graph: BipartiteGraph): Int32Array | null {
  return new FirstMatching(graph).find();
}

class FirstMatching {
  private readonly graph: BipartiteGraph;
  private readonly mateOfLeft: Int32Array;
  private readonly mateOfRight: Int32Array;
  /** Linked list of right vertices that are not chosen, from `nextOpen[size]`. */
  private readonly nextOpen: Int32Array;
  private readonly previousOpen: Int32Array;
  private readonly reachedFrom: Int32Array;
  private readonly queue: Int32Array;

  constructor(graph: BipartiteGraph) {
    const { size } = graph;
    this.graph = graph;
    this.mateOfLeft = new Int32Array(size).fill(NONE);
    this.mateOfRight = new Int32Array(size).fill(NONE);
    this.nextOpen = Int32Array.from({ length: size + 1 }, (_, j) => (j === size ? 0 : j + 1));
    this.previousOpen = Int32Array.from({ length: size + 1 }, (_, j) => (j === 0 ? size : j - 1));
    this.reachedFrom = new Int32Array(size);
    this.queue = new Int32Array(size);
  }

  find(): Int32Array | null {
    const { graph, mateOfLeft } = this;
    this.matchGreedily();
    for (let i = 0; i < graph.size; i++) {
      if (mateOfLeft[i] === NONE && !this.augment(i, NONE, NONE)) return null;
    }
    for (let i = 0; i < graph.size; i++) {
      this.improve(i);
      this.close(mateOfLeft[i]);
      graph.choose(i, mateOfLeft[i]);
    }
    return mateOfLeft;
  }

  /** Gives each left vertex the first free right vertex, if any. */
  private matchGreedily(): void {
    const { graph, mateOfLeft, mateOfRight } = this;
    let firstFree = 0;
    for (let i = 0; i < graph.size; i++) {
      while (firstFree < graph.size && mateOfRight[firstFree] !== NONE) firstFree++;
      for (let j = firstFree; j < graph.size; j++) {
        if (mateOfRight[j] !== NONE || !graph.areAdjacent(i, j)) continue;
        mateOfLeft[i] = j;
        mateOfRight[j] = i;
        break;
      }
    }
  }

  /** Gives i the first right vertex that a perfect matching allows. */
  private improve(i: number): void {
    const { graph, mateOfLeft, mateOfRight, nextOpen } = this;
    const current = mateOfLeft[i];
    for (let j = nextOpen[graph.size]; j !== current; j = nextOpen[j]) {
      if (!graph.areAdjacent(i, j) || !graph.mayChoose(i, j)) continue;
      if (!this.augment(mateOfRight[j], current, j)) continue;
      mateOfLeft[i] = j;
      mateOfRight[j] = i;
      return;
    }
  }

  private close(j: number): void {
    const next = this.nextOpen[j];
    const previous = this.previousOpen[j];
    this.nextOpen[previous] = next;
    this.previousOpen[next] = previous;
  }

  /** Moves `from` to another open vertex along an alternating path to `target` or an unmatched one. */
  private augment(from: number, target: number, except: number): boolean {
    const { graph, mateOfRight, nextOpen, reachedFrom, queue } = this;
    if (target !== NONE && graph.areAdjacent(from, target)) {
      this.mateOfLeft[from] = target;
      mateOfRight[target] = from;
      return true;
    }
    reachedFrom.fill(NONE);
    let tail = 0;
    queue[tail++] = from;
    for (let head = 0; head < tail; head++) {
      const i = queue[head];
      for (let j = nextOpen[graph.size]; j !== graph.size; j = nextOpen[j]) {
        if (j === except || reachedFrom[j] !== NONE || !graph.areAdjacent(i, j)) continue;
        reachedFrom[j] = i;
        if (j === target || mateOfRight[j] === NONE) {
          this.flip(from, j);
          return true;
        }
        queue[tail++] = mateOfRight[j];
      }
    }
    return false;
  }

  private flip(from: number, end: number): void {
    const { mateOfLeft, mateOfRight, reachedFrom } = this;
    for (let j = end; ; ) {
      const i = reachedFrom[j];
      const freed = mateOfLeft[i];
      mateOfLeft[i] = j;
      mateOfRight[j] = i;
      if (i === from) return;
      j = freed;
    }
  }
}
