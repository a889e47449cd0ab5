import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { readEntries } from '../../../domain/tournament/value/entry-list.ts';
import { no } from '../../../i18n/no.ts';
import { ListQuestions } from '../../../web/forms/list-questions.tsx';
import { show } from '../../support/web/render.tsx';

const { list } = no.manage;

describe('what a list does not show', () => {
  it('a player list without column headings raises a question about its columns, with examples', async () => {
    const { questions } = readEntries('Hansen,Ole,1500\nBerg,Kari,1420');
    const onAnswer = vi.fn();
    show(<ListQuestions questions={questions} onAnswer={onAnswer} />, 'no');
    expect(screen.getByText(list.columnsQuestion)).toBeDefined();
    expect(screen.getByText('Hansen · Berg')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: list.useColumns }));
    expect(onAnswer).toHaveBeenCalledWith({ columns: ['lastName', 'firstName', 'rating'] });
  });

  it('a player list with an ambiguous date raises a question about the order of day and month', async () => {
    const { questions } = readEntries('Navn;Født\nA, A;01/02/2010');
    const onAnswer = vi.fn();
    show(<ListQuestions questions={questions} onAnswer={onAnswer} />, 'no');
    expect(screen.getByText(list.datesQuestion.replace('{{example}}', '01/02/2010'))).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: list.monthFirst }));
    expect(onAnswer).toHaveBeenCalledWith({ isDayFirst: false });
  });
});
