import type { MessageView } from '../../../contract/clubs/messages.ts';

export interface MessageGroup {
  /** Null for messages that concern no tournament, one by one. */
  readonly tournament: { readonly id: string; readonly name: string } | null;
  readonly messages: readonly MessageView[];
}

/** The messages by tournament: the tournament of the newest message first, and the newest first in each. */
export function messageGroups(messages: readonly MessageView[]): readonly MessageGroup[] {
  const groups = new Map<string, MessageView[]>();
  for (const message of messages) {
    const { tournament } = message.params;
    const key = tournament === undefined ? `message ${message.id}` : `tournament ${tournament}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [message]);
    else group.push(message);
  }
  return [...groups.values()].map((group) => ({ tournament: tournamentOf(group), messages: group }));
}

/** A tournament may have been renamed: the newest message has its name of today. */
function tournamentOf([newest]: readonly MessageView[]): MessageGroup['tournament'] {
  const { tournament: id, name = '' } = newest?.params ?? {};
  return id === undefined ? null : { id, name };
}
