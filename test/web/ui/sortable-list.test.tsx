import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SortableList, SortableRow } from '../../../web/ui/table/sortable-list.tsx';

const DIVISIONS = ['First', 'Second', 'Third', 'Fourth'];
/** What a row is high, in CSS pixels. */
const HIGH = 40;

const announced = (word: string) => (moving: { readonly id: string; readonly place: number }) =>
  `${moving.id} ${word} ${moving.place}`;

function shown() {
  const onMove = vi.fn();
  render(
    <SortableList
      className={undefined}
      words={{
        howToMove: 'Space takes it.',
        pickedUp: announced('taken at'),
        over: announced('over'),
        dropped: announced('put down at'),
        putBack: announced('put back to'),
      }}
      onMove={onMove}
      items={DIVISIONS.map((id) => ({
        id,
        row: (
          <SortableRow key={id} id={id} mayMove handle={`Move ${id}`}>
            {id}
          </SortableRow>
        ),
      }))}
    />,
  );
  return onMove;
}

const handle = (name: string) => screen.getByRole('button', { name: `Move ${name}` });
const press = (name: string, code: string) => fireEvent.keyDown(handle(name), { key: code, code });
/** What the library does a moment later, which may be a while on a busy machine; what each timer changes is drawn. */
function letTimersRun(): void {
  while (vi.getTimerCount() > 0) act(() => void vi.advanceTimersToNextTimer());
}

/** Rows below each other: jsdom knows of no places. */
function rowsBelowEachOther(this: Element): DOMRect {
  const row = DIVISIONS.indexOf(this.textContent);
  return new DOMRect(0, Math.max(row, 0) * HIGH, 300, HIGH);
}

describe('a list whose order is changed by keys', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(rowsBelowEachOther);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it.each([
    ['faster than the library listens', () => undefined],
    ['each with a pause after it', letTimersRun],
  ])('a row of a sortable list is moved by Space, arrow keys and Space, %s', (_how, pause) => {
    const onMove = shown();
    for (const code of ['Space', 'ArrowUp', 'ArrowUp', 'Space']) {
      press('Fourth', code);
      pause();
    }
    letTimersRun();
    expect(onMove.mock.calls).toEqual([['Fourth', 2]]);
  });

  it('a row of a sortable list is put back by Escape right after an arrow key', () => {
    const onMove = shown();
    for (const code of ['Space', 'ArrowDown', 'Escape']) press('First', code);
    letTimersRun();
    expect(screen.getByRole('status').textContent).toBe('First put back to 1');
    expect(onMove).not.toHaveBeenCalled();
  });

  it('a row of a sortable list can be picked up right after another one was dropped', () => {
    const onMove = shown();
    for (const code of ['Space', 'ArrowUp', 'Space']) press('Fourth', code);
    for (const code of ['Space', 'ArrowDown', 'Space']) press('First', code);
    letTimersRun();
    expect(onMove.mock.calls).toEqual([
      ['Fourth', 3],
      ['First', 2],
    ]);
  });

  it('a sortable list does not handle other keys, or any keys while no row is picked up', () => {
    shown();
    press('First', 'Space');
    expect(press('First', 'Tab')).toBe(true);
    letTimersRun();
    press('First', 'Escape');
    letTimersRun();
    expect(press('Second', 'ArrowDown')).toBe(true);
  });
});
