/** Entry of the server bundle, which is not used. */
export {};
