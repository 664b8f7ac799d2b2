export const AboutSection = () => <section>Nothing but the river.<section>;
