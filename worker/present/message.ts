import type { MessageView } from '../../contract/clubs/messages.ts';
import type { Message } from '../../db/read/message.ts';
import { SYSTEM_SENDER } from '../../domain/kernel/ids.ts';
import type { Notice } from '../../domain/message.ts';

/** The sender is shown by user name: sending a message does not reveal a real name (checklist D-78). */
export function presentMessage({ id, sender, sentAt, read, content }: Message): MessageView {
  const base = { id, moment: new Date(sentAt).toISOString(), read };
  if (content.kind === 'written') {
    const name = sender ?? '';
    return { ...base, sender: name, senderName: name, message: content.text, notice: null, params: {} };
  }
  const { kind } = content;
  const params = paramsOf(content);
  return { ...base, sender: SYSTEM_SENDER, senderName: SYSTEM_SENDER, message: kind, notice: kind, params };
}

const paramsOf = ({ kind: _, ...values }: Notice): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
  );
