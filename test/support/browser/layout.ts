import type { Page } from '@playwright/test';

/** What a user finds wrong with how a page is laid out; each is said by its words or its element. */
export interface LayoutFaults {
  /** By how many pixels the page scrolls sideways. */
  readonly sideways: number;
  /** What reaches out of the window, where no frame around it scrolls. */
  readonly outside: string[];
  /** Words that their own box cuts off. */
  readonly cut: string[];
  /** Words that are drawn over other words; what floats over the page, and can be closed, is a layer of its own. */
  readonly overlapping: string[];
  /** Rows of tables that have more columns than the head of the table. */
  readonly ragged: string[];
}

/** Looks at every visible element and text of a page as it is drawn now. */
export const layoutFaults = (page: Page): Promise<LayoutFaults> =>
  page.evaluate(() => {
    const frame = document.documentElement;
    const width = frame.clientWidth;
    const shown = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );

    interface Box {
      readonly left: number;
      readonly top: number;
      readonly right: number;
      readonly bottom: number;
    }
    const isEmpty = ({ left, top, right, bottom }: Box) => right - left < 2 || bottom - top < 2;
    const common = (one: Box, other: Box): Box => ({
      left: Math.max(one.left, other.left),
      top: Math.max(one.top, other.top),
      right: Math.min(one.right, other.right),
      bottom: Math.min(one.bottom, other.bottom),
    });
    const clips = (element: Element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      return overflowX !== 'visible' || overflowY !== 'visible';
    };
    /** The part of a box that the frames around it show; a box of a layer of its own is in no frame. */
    const inFrames = (box: Box, around: Element | null): Box => {
      let part = box;
      for (let frame = around; frame !== null && frame !== document.body; frame = frame.parentElement) {
        if (clips(frame)) part = common(part, frame.getBoundingClientRect());
        if (getComputedStyle(frame).position === 'fixed') break;
      }
      return part;
    };
    const nameOf = (element: Element) => {
      const text = element instanceof HTMLInputElement ? element.value || element.placeholder : element.textContent;
      const words = (text ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
      const place = element.className === '' ? '' : `.${element.getAttribute('class')?.split(' ')[0]}`;
      return `${element.tagName.toLowerCase()}${place} "${words}"`;
    };

    const outside = shown
      .filter((element) => {
        const part = inFrames(element.getBoundingClientRect(), element);
        return !isEmpty(part) && (part.right > width + 1 || part.left < -1);
      })
      .map(nameOf);

    const hasWords = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');
    const pen = document.createElement('canvas').getContext('2d');
    /** Whether a field is too narrow for what stands in it. */
    const isCutField = (field: HTMLInputElement): boolean => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(field);
      if (pen === null || field.clientWidth < 2) return false;
      pen.font = font;
      const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return pen.measureText(field.value || field.placeholder).width > room + 1;
    };
    const cut = shown
      .filter((element) => {
        // The value of a box or a button that is chosen is no word on the page.
        if (element instanceof HTMLInputElement) return !/^(radio|checkbox)$/.test(element.type) && isCutField(element);
        const { overflowX, overflowY } = getComputedStyle(element);
        const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        if (element.clientWidth < 2 || element.clientHeight < 2 || !hasWords(element)) return false;
        return (
          (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (hides(overflowY) && element.scrollHeight > element.clientHeight + 2)
        );
      })
      .map(nameOf);

    const texts: { node: Node; box: Box }[] = [];
    for (const element of shown) {
      for (const node of element.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE || node.textContent?.trim() === '') continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const line of range.getClientRects()) {
          const box = inFrames(line, element);
          if (!isEmpty(box)) texts.push({ node, box });
        }
      }
    }
    for (const { node, box } of texts) {
      if (box.right > width + 1 || box.left < -1) outside.push(`"${node.textContent}"`);
    }
    texts.sort((one, other) => one.box.top - other.box.top);
    const layerOf = (node: Node): Element | null => {
      let element = node.parentElement;
      while (element !== null && getComputedStyle(element).position !== 'fixed') element = element.parentElement;
      return element;
    };
    const overlapping: string[] = [];
    for (const [index, one] of texts.entries()) {
      for (const other of texts.slice(index + 1)) {
        if (other.box.top >= one.box.bottom) break;
        if (other.node === one.node) continue;
        const shared = common(one.box, other.box);
        // Lines that are set close touch each other by a few pixels without their letters doing so.
        const isOver = shared.right - shared.left > 2 && shared.bottom - shared.top > 6;
        if (isOver && layerOf(one.node) === layerOf(other.node)) {
          overlapping.push(`"${one.node.textContent}" and "${other.node.textContent}"`);
        }
      }
    }

    const columnsOf = (row: HTMLTableRowElement) =>
      [...row.cells].reduce((sum, cell) => sum + (cell.checkVisibility() ? cell.colSpan : 0), 0);
    const ragged = shown
      .filter((element) => element instanceof HTMLTableElement && getComputedStyle(element).display === 'table')
      .flatMap((table) => {
        const [head, ...rows] = table.querySelectorAll('tr');
        return head === undefined ? [] : rows.filter((row) => columnsOf(row) > columnsOf(head));
      })
      .map(nameOf);
    return { sideways: frame.scrollWidth - width, outside, cut, overlapping, ragged };
  });
