/** What every page of a game says of it. */
export interface GameName {
  readonly id: string;
  readonly title: string;
}

export function nameOf({ id, title }: GameName): GameName {
  return { id, title };
}
