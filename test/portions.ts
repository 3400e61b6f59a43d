/** A third of what is tried in great number is tried in every run, and all else at night. */
export const PORTIONS: readonly {
  readonly named: string;
  readonly options: { readonly tags?: string };
  readonly has: (index: number) => boolean;
}[] = [
  { named: 'a third', options: {}, has: (index) => index % 3 === 0 },
  { named: 'the others', options: { tags: 'night' }, has: (index) => index % 3 !== 0 },
];
