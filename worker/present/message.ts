import type { MessageView } from '../../contract/messages.ts';
import type { Message } from '../../db/read/message.ts';
import { SYSTEM_SENDER } from '../../domain/ids.ts';
import type { Notice } from '../../domain/message.ts';

/** Who wrote is named by the user name: real names are not shown by being written to (checklist D-78). */
export function presentMessage({ id, sender, sentAt, read, content }: Message): MessageView {
  const base = { id, moment: new Date(sentAt).toISOString(), read };
  if (content.kind === 'written') {
    const name = sender ?? '';
    return { ...base, sender: name, sender_name: name, message: content.text, notice: null, params: {} };
  }
  const { kind } = content;
  const params = paramsOf(content);
  return { ...base, sender: SYSTEM_SENDER, sender_name: SYSTEM_SENDER, message: kind, notice: kind, params };
}

/** The values of a notice as texts. */
const paramsOf = ({ kind: _, ...values }: Notice): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
  );
