/** Content of which no part is left out, as the sample's; tests of the sample need not ask for each part. */
export type Whole<T> = T extends (infer Entry)[]
	? Whole<Entry>[]
	: T extends object
		? { [Key in keyof T]-?: Whole<NonNullable<T[Key]>> }
		: T;
