/** Specification, section 2: what the footer shows until the version has come. */
export const versionUntilKnown = 'v1.16.0 (loading...)'
